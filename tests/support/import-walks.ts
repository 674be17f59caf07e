import type { ImportGraph } from './import-graph';

/** Circular imports, each as the list of files in the circle; imports of types count. Empty for none. */
export function circlesOf(graph: ImportGraph): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (path: string): void => {
    const at = way.indexOf(path);
    if (at >= 0) circles.push([...way.slice(at), path]);
    if (at >= 0 || done.has(path)) return;
    way.push(path);
    for (const { to } of graph.get(path)?.imports ?? []) if (graph.has(to)) visit(to);
    way.pop();
    done.add(path);
  };
  for (const path of graph.keys()) visit(path);
  return circles;
}

/**
 * Paths of imports from a client file to a package the browser must not load; imports of types do not count.
 * @param isHeavy whether the browser must not load a package, by its import name
 */
export function clientWays(graph: ImportGraph, isHeavy: (name: string) => boolean): string[][] {
  const ways: string[][] = [];
  const seen = new Set<string>();
  const visit = (path: string, way: readonly string[]): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const { to, isTypeOnly } of graph.get(path)?.imports ?? []) {
      if (isTypeOnly) continue;
      if (graph.has(to)) visit(to, [...way, to]);
      else if (isHeavy(to)) ways.push([...way, to]);
    }
  };
  for (const [path, { isClient }] of graph) if (isClient) visit(path, [path]);
  return ways;
}
