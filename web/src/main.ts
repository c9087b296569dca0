import { mount } from 'svelte';
import './design/base.css';
import App from './App.svelte';
import { startRouter } from '$lib/router.svelte';
import { prefs } from '$lib/prefs.svelte';
import { speak, wear } from '$lib/settings';
import { startServiceWorker } from '$lib/service-worker';

wear(prefs.theme);
await speak(prefs.language);
startRouter();
mount(App, { target: document.getElementById('app')! });
if (import.meta.env.PROD) startServiceWorker();
