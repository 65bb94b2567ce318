// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Result } from '#app/ui/calculator/result.tsx';
import { useOwnNumbers } from './own-numbers.ts';

function Shown() {
  const own = useOwnNumbers('');
  return (
    <Result isReady isPersonal className={undefined}>
      {own}
    </Result>
  );
}

test('a result is shown once it is reckoned with the numbers that the device keeps', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.setItem('lajur.ownership', 'prov=15');
  document.documentElement.dataset.query = 'own';
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Shown />);
  expect(root.textContent).toBe('');
  await act(async () => void hydrateRoot(root, <Shown />));
  expect(document.documentElement.dataset.query).toBeUndefined();
  expect(root.textContent).toBe('prov=15');
});
