// Whether the browser believes that there is a network.

export const online = $state({ now: navigator.onLine });

addEventListener('online', () => (online.now = true));
addEventListener('offline', () => (online.now = false));
