import { Trans as LinguiTrans, type TransProps } from '@lingui/react';

/**
 * The component that the macro `<Trans>` compiles to (lingui.config.ts). Lingui parses tags after inserting
 * values, and would interpret `<b>` in a user's text as a tag; values that are not strings are inserted as is.
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
