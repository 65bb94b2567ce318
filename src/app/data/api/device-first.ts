import { ConnectionLost } from './api-error.ts';

/*
 * Timeouts for the network (docs/product.md#bad-networks): after the first the device answers where it can, after the
 * second the person is told. The network's answer still counts when it comes. All times in milliseconds.
 */

/** Timeout after which the device answers. */
export const deviceAfterMs = 300;
/** Timeout after which the person is told that there is no answer. */
export const tellAfterMs = 3500;
/** The same where the network is known not to answer. */
const tellSoonMs = 1000;

type First<Answer, Own> =
  | { readonly kind: 'network'; readonly answer: Answer }
  /** The device's. The network may still answer. */
  | { readonly kind: 'own'; readonly answer: Own }
  /** No answer in time. The network may still answer. */
  | { readonly kind: 'none' };

export const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });

/**
 * The first answer to a call.
 * @param own the device's answer; undefined where it has none
 * @param isSilent whether the network is known not to answer
 * @throws ApiError where the server refuses
 */
export async function deviceFirst<Answer, Own>(
  network: Promise<Answer>,
  own: () => Promise<Own | undefined>,
  isSilent: boolean,
): Promise<First<Answer, Own>> {
  type Outcome = First<Answer, Own>;
  const answered = network.then(
    (answer): Outcome => ({ kind: 'network', answer }),
    (cause: unknown): Outcome => {
      if (cause instanceof ConnectionLost) return { kind: 'none' };
      throw cause;
    },
  );
  const late = after(isSilent ? tellSoonMs : tellAfterMs).then((): Outcome => ({ kind: 'none' }));
  const early = await Promise.race([answered, isSilent ? undefined : after(deviceAfterMs)]);
  if (early?.kind === 'network') return early;
  const ownOrLater = own().then((answer): Outcome | Promise<Outcome> =>
    answer === undefined ? Promise.race([answered, late]) : { kind: 'own', answer },
  );
  // That the network fails meanwhile says nothing about the device.
  return Promise.race([ownOrLater, answered.then((first) => (first.kind === 'none' ? ownOrLater : first))]);
}
