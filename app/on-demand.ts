/**
 * `generateStaticParams` of pages with a parameter: none is rendered at build time, each at its first visit, after
 * which it is cached.
 */
export function onDemand(): [] {
  return [];
}
