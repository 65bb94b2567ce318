import { type ChangeEvent, type ReactNode, useRef } from 'react';

export type PhotoPickerProps = {
  /** The camera, for one photo, or the device's files, for several. */
  readonly from: 'camera' | 'gallery';
  /** The subject as text. */
  readonly label: string;
  onFiles(files: readonly File[]): void;
  /** Renders the button that opens it. */
  readonly children: (open: () => void) => ReactNode;
};

/** A button that adds photos. On a device without a camera both variants open its files. */
export function PhotoPicker({ from, label, onFiles, children }: PhotoPickerProps) {
  const input = useRef<HTMLInputElement>(null);

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // Allows selecting the same photo again after it was removed.
    currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={label}
        hidden
        onChange={onChange}
        {...(from === 'camera' ? { capture: 'environment' as const } : { multiple: true })}
      />
      {children(() => input.current?.click())}
    </>
  );
}
