import { Trans, useLingui } from '@lingui/react/macro';
import { ListTree } from 'lucide';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './contents-chip.module.css';
import { Icon } from './icon/icon.tsx';
import patterns from './patterns.module.css';
import texts from './texts.module.css';

type Props = {
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  /** What has the headings. */
  readonly text: RefObject<HTMLElement | null>;
};

/** Of how many headings the page has passed the beginning; before the first one it is in the first section. */
function sectionIn(element: HTMLElement): number {
  const passed = [...element.querySelectorAll('h2')].filter(
    (heading) => heading.getBoundingClientRect().top < innerHeight / 2,
  );
  return Math.max(1, passed.length);
}

/** The contents of a long page: a chip that stays in view below its text, and says where the page is. */
export function ContentsChip({ headings, text }: Props) {
  const { t } = useLingui();
  const contents = useRef<HTMLDetailsElement>(null);
  const [section, setSection] = useState(1);
  useEffect(() => {
    let frame = 0;
    const show = () => {
      frame = 0;
      if (text.current) setSection(sectionIn(text.current));
    };
    const move = () => {
      if (frame === 0) frame = requestAnimationFrame(show);
    };
    show();
    addEventListener('scroll', move, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', move);
    };
  }, [text]);
  if (headings.length < 2) return null;
  const close = () => contents.current?.removeAttribute('open');
  return (
    <nav className={styles.floating} aria-label={t`Contents`}>
      <details ref={contents} className={styles.contents}>
        <summary className={styles.toContents}>
          <Icon of={ListTree} size={20} />
          <Trans>Contents</Trans>
          <span className={texts.quietFigures}>
            {section} / {headings.length}
          </span>
        </summary>
        <ol className={classNames(patterns.ruled, styles.headings)}>
          {headings.map(({ id, text: heading }) => (
            <li key={id}>
              {/* A plain anchor: the target is on the same page. */}
              <a href={`#${id}`} className={patterns.strongLineLink} onClick={close}>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
