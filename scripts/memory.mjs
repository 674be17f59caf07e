/**
 * Node options of each program that bound its memory. By default V8 sizes its heap by the memory of the machine and
 * collects garbage late: the portal's heap was twice as large as its live objects. With these options garbage is
 * collected once the heap has grown by a fifth, that of the portal by a quarter: its pages make much garbage.
 */
export const MEMORY_OPTIONS = {
  portal: ['--max-old-space-size=512', '--max-semi-space-size=16', '--heap-growing-percent=25'],
  backend: ['--max-semi-space-size=4', '--heap-growing-percent=20'],
};

/**
 * The folder in which Node stores the compiled code of programs, so that the next start does not compile them again.
 */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: '.build/compile-cache' };

/**
 * Settings of glibc's allocator for both programs: few arenas, and large blocks are returned to the system when they
 * are freed. By default every thread may have an arena that does not return freed memory. Other systems ignore these
 * settings.
 */
export const MEMORY_SETTINGS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
