/** One of these codes, as a form has it; undefined for anything else. */
export function knownCode<Code extends string>(
  codes: readonly Code[],
  value: string | undefined,
): Code | undefined {
  return codes.find((code) => code === value);
}
