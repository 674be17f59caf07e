/**
 * Node options of each program that bound its memory. By default V8 sizes its heap by the memory of the machine and
 * collects garbage late.
 */
export const MEMORY_OPTIONS = {
  portal: ['--max-old-space-size=512', '--max-semi-space-size=8'],
  backend: ['--max-semi-space-size=8'],
};
