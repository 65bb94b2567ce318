// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { NameField } from './name-field.tsx';

afterEach(cleanup);

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function Form() {
  const [name, setName] = useState('');
  return <NameField value={name} error={undefined} onName={setName} />;
}

test('a name is shown as it is stored, and a long one is offered shortened', () => {
  render(
    <I18nProvider i18n={i18n}>
      <Form />
    </I18nProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.change(field, { target: { value: 'H. Ma‘ruf\u00a0Amin ,S.E.' } });
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.blur(field);
  expect(field.value).toBe("H. Ma'ruf Amin, S.E.");
  fireEvent.change(field, { target: { value: 'Anak Agung Gede Ngurah Putra Wirabuana' } });
  fireEvent.click(screen.getByRole('button'));
  expect(field.value).toBe('Anak Agung Gede Ngurah Putra W.');
  expect(screen.queryByRole('button')).toBeNull();
});
