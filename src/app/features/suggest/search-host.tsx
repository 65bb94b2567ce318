import { type RefObject, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { SearchModal } from './search-modal.tsx';
import { answerSearchRequests, isPhone, requestSearch } from './search-request.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/**
 * Ways to start a search other than its field: the slash key, a phone's icon, `?searchmodel=true`
 * (docs/product.md#search-and-suggestions).
 */
export function SearchHost({ field }: { readonly field: RefObject<HTMLInputElement | null> }) {
  const query = useSearch();
  /** The initial text of the full-screen search; `time` counts its openings. */
  const [begun, setBegun] = useState({ words: '', time: 0 });
  const [isOpen, setIsOpen] = useState(false);

  useEffect(
    () =>
      answerSearchRequests((words) => {
        if (!isPhone()) return field.current?.focus();
        setBegun(({ time }) => ({ words, time: time + 1 }));
        setIsOpen(true);
      }),
    [field],
  );

  useEffect(() => {
    const parameters = new URLSearchParams(query);
    if (parameters.get('searchmodel') !== 'true') return;
    // Removed from the address, so that a reload, or going back, does not open it again.
    parameters.delete('searchmodel');
    const rest = parameters.toString();
    navigate(location.pathname + (rest && `?${rest}`) + location.hash, { replace: true });
    requestSearch();
  }, [query]);

  useEffect(() => {
    function searchOnSlash(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      requestSearch();
    }
    addEventListener('keydown', searchOnSlash);
    return () => removeEventListener('keydown', searchOnSlash);
  }, []);

  return (
    <SearchModal key={begun.time} words={begun.words} isOpen={isOpen} onClose={() => setIsOpen(false)} />
  );
}
