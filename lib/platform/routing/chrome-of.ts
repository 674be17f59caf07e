import type { Chrome } from './chrome';
import { routes, type Route, type RouteName } from './routes';

const DEFAULT_CHROME: Chrome = {
  frame: 'portal',
  footer: true,
  tabBar: true,
  toolBar: true,
  downloadButton: true,
  languageTool: true,
  background: 'paper',
};

/** The shell around the pages of a route. */
export function chromeOf(name: RouteName): Chrome {
  const route: Route = routes[name];
  return { ...DEFAULT_CHROME, ...route.chrome };
}
