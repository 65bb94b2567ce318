import { type ComponentType, lazy, useState } from 'react';
import { partWords } from '#app/i18n/messages.ts';
import type { PartName } from '#app/parts.ts';
import { untilArrived } from '#app/ui/part/until-arrived.ts';
import { readyLater } from './ready-parts.ts';

const Nothing = () => null;

/** An optional component of another part, with its messages: its fallback is shown until its code arrives. */
export function optionalPart<Props extends object>(
  part: PartName,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const prepare = async () => {
    [Loaded] = await Promise.all([load(), partWords(part)]);
  };
  readyLater(part, prepare);
  const Part = lazy(async () => {
    await untilArrived(prepare);
    return { default: Loaded ?? Nothing };
  });
  return (props: Props) => {
    const [Chosen] = useState(() => Loaded ?? Part);
    return <Chosen {...props} />;
  };
}
