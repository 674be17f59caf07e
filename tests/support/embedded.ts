// A test file that imports this module runs its backends on the embedded database, as in a fresh installation. The
// others use a database on the PostgreSQL server of the run, which needs a third of the CPU time.
process.env.TEST_ENGINE = 'embedded';
export {};
