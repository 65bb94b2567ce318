import { useEffect, useState } from 'react';

/** A band below the header and the tabs, where a section begins that an address leads to: one is in it at a time. */
const room = '-130px 0px -75% 0px';

/** The first of a page's sections that is in view; undefined above all of them, and without script. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [shown, setShown] = useState<string>();
  const list = ids.join(' ');
  useEffect(() => {
    const order = list.split(' ');
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        setShown(order.find((id) => inView.has(id)));
      },
      { rootMargin: room },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [list]);
  return shown;
}
