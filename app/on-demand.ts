/** Pages with a parameter are made at the first visit and kept; none is made while building. */
export function onDemand(): [] {
  return [];
}
