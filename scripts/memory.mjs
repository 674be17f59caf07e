/**
 * What each program is started with, so that memory stays bounded: left to itself, the engine takes room by what the
 * machine has, and collects late.
 */
export const MEMORY_OPTIONS = {
  portal: ['--max-old-space-size=288', '--max-semi-space-size=8'],
  backend: ['--max-old-space-size=1024', '--max-semi-space-size=8'],
};
