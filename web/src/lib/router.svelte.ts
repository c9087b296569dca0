// Which page is shown: the address decides. Links are real links; a click on one of ours is
// answered without loading the page anew.

export type PageName =
  | 'shelf'
  | 'box'
  | 'setup'
  | 'table'
  | 'replay'
  | 'rules'
  | 'profile'
  | 'leaders'
  | 'words'
  | 'lost';

export interface Route {
  page: PageName;
  params: Record<string, string>;
  path: string;
}

const ROUTES: readonly [RegExp, PageName][] = [
  [/^\/$/, 'shelf'],
  [/^\/box\/(?<box>[^/]+)$/, 'box'],
  [/^\/new\/(?<game>[^/]+)$/, 'setup'],
  [/^\/t\/(?<id>[^/]+)$/, 'table'],
  [/^\/replay\/(?<id>[^/]+)$/, 'replay'],
  [/^\/rules(?:\/(?<game>[^/]+))?$/, 'rules'],
  [/^\/me$/, 'profile'],
  [/^\/words(?:\/(?<category>[^/]+))?$/, 'words'],
  [/^\/leaders(?:\/(?<game>[^/]+))?$/, 'leaders'],
];

export function match(path: string): Route {
  for (const [form, page] of ROUTES) {
    const found = form.exec(path);
    if (found) return { page, params: named(found.groups), path };
  }
  return { page: 'lost', params: {}, path };
}

function named(groups: Record<string, string | undefined> | undefined): Record<string, string> {
  const given = Object.entries(groups ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, decoded(value as string)]));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

interface Here {
  route: Route;
  /** Where the page was scrolled to when it was left; 0 for a new one. */
  scroll: number;
  /** Grows with every change of page; the first page, 0, does not take the focus. */
  visits: number;
}

export const here: Here = $state({ route: match(location.pathname), scroll: 0, visits: 0 });

/** `quiet`: the same page goes on with other parameters; it keeps its state and the focus. */
export function go(address: string, { replace = false, quiet = false } = {}): void {
  const url = new URL(address, location.href);
  if (replace) history.replaceState({ scroll: 0 }, '', url);
  else {
    history.replaceState({ scroll: scrollY }, '');
    history.pushState({ scroll: 0 }, '', url);
  }
  if (quiet) here.route = match(location.pathname);
  else arrive(0);
}

function arrive(scroll: number): void {
  // A change after ? or # is the page's own business.
  if (location.pathname === here.route.path) return;
  here.route = match(location.pathname);
  here.scroll = scroll;
  here.visits += 1;
}

function clicked(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest?.('a');
  if (!link || !isOurs(link)) return;
  event.preventDefault();
  go(link.href);
}

function isOurs(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return false;
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return false;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  return !(samePage && link.hash);
}

export function startRouter(): void {
  history.scrollRestoration = 'manual';
  document.addEventListener('click', clicked);
  addEventListener('popstate', (event) => {
    arrive((event.state as { scroll?: number } | null)?.scroll ?? 0);
  });
}
