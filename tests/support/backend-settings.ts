import { join } from 'node:path';

/** The secret shared by portal and backend in tests. */
export const SECRET = 'a-secret-of-the-tests-only';
/** Settings for passwords that cost less to hash than real ones, because tests sign in often. */
export const CHEAP_PASSWORDS = { PASSWORD_MEMORY_KIB: '1024', PASSWORD_PASSES: '1' };
/**
 * Room for young objects from the beginning, in MB. By default V8 begins with one, and copies what a program that starts
 * creates again and again: that was a quarter of the processor time of its start.
 */
export const ROOM_AT_START = ['--min-semi-space-size=16'];
/**
 * V8 compiles the embedded database once, without optimising it. A backend that lives for seconds needs half the CPU
 * time this way, because most optimised code would never run again.
 */
export const QUICK_TO_START = ['--liftoff-only', ...ROOM_AT_START];
/**
 * Node stores the compiled code of programs here, so that not each of the hundreds of starts compiles it again. Every
 * program that a test starts inherits this.
 */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(process.cwd(), 'test-results/compile-cache') };
/** Programs that are killed store their compiled code before; otherwise Node does so when a program ends by itself. */
export const KEEP_COMPILED = ['--import', './tests/support/keep-compiled.mjs'];
