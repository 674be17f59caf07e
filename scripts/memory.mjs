/**
 * What each program is started with, so that memory stays bounded: left to itself, the engine takes room by what the
 * machine has, and collects late.
 */
export const MEMORY_OPTIONS = {
  portal: ['--max-old-space-size=512', '--max-semi-space-size=8'],
  backend: ['--max-semi-space-size=8'],
};
