/** The secret shared by portal and backend in tests. */
export const SECRET = 'a-secret-of-the-tests-only';
/** Passwords that cost less than real ones: tests sign in many times. */
export const CHEAP_PASSWORDS = { PASSWORD_MEMORY_KIB: '1024', PASSWORD_PASSES: '1' };
/**
 * V8 compiles the embedded database once, without optimizing it: a backend that lives for seconds costs half the
 * processor time, most of which went into code that was never run again.
 */
export const QUICK_TO_START = ['--liftoff-only'];
/** Node keeps the compiled code of programs here, so that each of the hundreds of starts does not compile them again. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: 'test-results/compile-cache' };
