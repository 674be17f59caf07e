import { routes, type Route, type RouteName } from './routes';

/** What the shell around a page shows. */
export interface Chrome {
  /** Header, side bar and footer; an edition's own header; or the mark and the languages alone. */
  frame: 'portal' | 'region' | 'bare';
  footer: boolean;
  /** The floating box with what floats in it; without it a page has tools of its own. */
  toolBar: boolean;
  downloadButton: boolean;
  languageTool: boolean;
  background: 'paper' | 'band' | 'dark';
}

const DEFAULT_CHROME: Chrome = {
  frame: 'portal',
  footer: true,
  toolBar: true,
  downloadButton: true,
  languageTool: true,
  background: 'paper',
};

/** The shell of a route. */
export function chromeOf(name: RouteName): Chrome {
  const route: Route = routes[name];
  return { ...DEFAULT_CHROME, ...route.chrome };
}
