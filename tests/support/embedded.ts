// Backends of a test file that imports this have the embedded database, as that of a fresh installation; the others have
// one on the PostgreSQL server of the run, which costs a third of the processor time.
process.env.TEST_ENGINE = 'embedded';
export {};
