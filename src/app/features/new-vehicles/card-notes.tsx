import texts from '#app/ui/texts.module.css';

type Props = { readonly notes: readonly (string | null | undefined)[] };

/** What the cards above have in common, said once: sources, what instalments assume. */
export function CardNotes({ notes }: Props) {
  const known = notes.filter((note) => note);
  return known.length === 0 ? null : <p className={texts.notePretty}>{known.join(' ')}</p>;
}
