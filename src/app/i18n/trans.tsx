import { Trans as LinguiTrans, type TransProps } from '@lingui/react';

/**
 * What the macro `<Trans>` becomes (lingui.config.ts). Lingui looks for its tags after it has filled in the values, and
 * would take `<b>` in what somebody typed for one of them; a value that is no string is put in as it is.
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
