import { Trans as LinguiTrans, type TransProps } from '@lingui/react';

/**
 * What the macro `<Trans>` becomes (lingui.config.ts). Lingui parses tags after it has inserted the values, and would
 * take `<b>` in a typed value for a tag; here, values that are not strings are inserted as they are.
 * https://github.com/lingui/js-lingui/blob/main/packages/react/src/format.ts
 */
export function Trans({ values, ...rest }: TransProps) {
  if (!values) return <LinguiTrans {...rest} />;
  const harmless = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' && value.includes('<') ? [value] : value,
  ]);
  return <LinguiTrans {...rest} values={Object.fromEntries(harmless)} />;
}
