/** Web Locks for tests: one holder of a name at a time, the others wait in order. */
export function oneAtATime(): Pick<LockManager, 'request'> {
  const last = new Map<string, Promise<unknown>>();
  function request<Result>(
    name: string,
    ...rest: [LockGrantedCallback<Result>] | [LockOptions, LockGrantedCallback<Result>]
  ) {
    const run = rest.length === 1 ? rest[0] : rest[1];
    const turn = (last.get(name) ?? Promise.resolve()).then(() => run({ name, mode: 'exclusive' }));
    last.set(
      name,
      turn.then(
        () => undefined,
        () => undefined,
      ),
    );
    return turn;
  }
  return { request };
}
