import { ConnectionLost } from './api-error.ts';

/*
 * Network timeouts (docs/product.md#bad-networks), in milliseconds: after the first, the device responds if
 * it can; after the second, the user is told. The network's response is still used when it arrives.
 */

/** After this, the device responds. */
export const deviceAfterMs = 300;
/** After this, the user is told that the network does not respond. */
export const tellAfterMs = 4000;
/** The same when the user has been told already. */
const tellSoonMs = 1000;

type First<Answer, Own> =
  | { readonly kind: 'network'; readonly answer: Answer }
  /** From the device. The network may still respond. */
  | { readonly kind: 'own'; readonly answer: Own }
  /** Nothing in time. The network may still respond. */
  | { readonly kind: 'none' };

export const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });

/**
 * The first available response to a call.
 * @param own the device's response, if any
 * @param isSilent whether the network is known to be unresponsive
 * @param isLost whether the user has been told
 * @throws ApiError if the server responds with an error
 */
export async function deviceFirst<Answer, Own>(
  network: Promise<Answer>,
  own: () => Promise<Own | undefined>,
  { isSilent, isLost }: { readonly isSilent: boolean; readonly isLost: boolean },
): Promise<First<Answer, Own>> {
  type Outcome = First<Answer, Own>;
  const answered = network.then(
    (answer): Outcome => ({ kind: 'network', answer }),
    (cause: unknown): Outcome => {
      if (cause instanceof ConnectionLost) return { kind: 'none' };
      throw cause;
    },
  );
  const late = after(isLost ? tellSoonMs : tellAfterMs).then((): Outcome => ({ kind: 'none' }));
  const early = await Promise.race([answered, isSilent ? undefined : after(deviceAfterMs)]);
  if (early?.kind === 'network') return early;
  const ownOrLater = own().then((answer): Outcome | Promise<Outcome> =>
    answer === undefined ? Promise.race([answered, late]) : { kind: 'own', answer },
  );
  // A network failure in the meantime does not affect the device's response.
  return Promise.race([ownOrLater, answered.then((first) => (first.kind === 'none' ? ownOrLater : first))]);
}
