/*
 * How long tests wait for what must happen, in milliseconds. On a busy machine, or one with a single core, everything
 * takes several times as long; a limit only ends what would never end.
 */

/** For a test, and for what is made before it: databases, servers, sites. */
export const testPatienceMs = 900_000;
/** For one expectation to be met. */
export const stepPatienceMs = 120_000;
