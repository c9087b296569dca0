import { mount } from 'svelte';
import './design/base.css';
import App from './App.svelte';
import { FAMILIES } from './games/pages';
import { loadShelf } from '$lib/boxes.svelte';
import { setFamilies } from '$lib/i18n.svelte';
import { startRouter } from '$lib/router.svelte';
import { prefs } from '$lib/prefs.svelte';
import { speak, wear } from '$lib/settings';
import { startServiceWorker } from '$lib/service-worker';

// Not awaited at the top: parts that are loaded here need this very file to be read to its end.
async function start(): Promise<void> {
  wear(prefs.theme);
  setFamilies(FAMILIES);
  await Promise.all([speak(prefs.language), loadShelf()]);
  startRouter();
  mount(App, { target: document.getElementById('app')! });
  if (import.meta.env.PROD) startServiceWorker();
}

void start();
