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

wear(prefs.theme);
setFamilies(FAMILIES);
await Promise.all([speak(prefs.language), loadShelf()]);
startRouter();
mount(App, { target: document.getElementById('app')! });
if (import.meta.env.PROD) startServiceWorker();
