/** One of these codes; undefined for anything else. */
export function knownCode<Code extends string>(
  codes: readonly Code[],
  value: string | undefined,
): Code | undefined {
  return codes.find((code) => code === value);
}
