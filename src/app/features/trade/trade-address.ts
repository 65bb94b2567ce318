import type { TradeAddress } from '#contract/trade/trade-pages.ts';

const draftPattern = /^[0-9a-f-]{36}$/;
const variantPattern = /^[a-z0-9-]{1,90}(?:\.[a-z0-9-]{1,100}){2}$/;

/** What an address names: `?draft=…&id=12`, or `&variant=toyota.avanza.1-5-g-cvt`. What is malformed is left out. */
export function tradeAddressOf(search: string): TradeAddress {
  const given = new URLSearchParams(search);
  const textOf = (name: string, pattern: RegExp) => {
    const text = given.get(name) ?? '';
    return pattern.test(text) ? text : undefined;
  };
  const id = textOf('id', /^[1-9]\d{0,14}$/);
  return {
    draft: textOf('draft', draftPattern),
    listing: id === undefined ? undefined : Number(id),
    variant: textOf('variant', variantPattern),
  };
}
