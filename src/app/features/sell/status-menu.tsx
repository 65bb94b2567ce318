import { useLingui } from '@lingui/react/macro';
import { EllipsisVertical } from 'lucide';
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconButton } from '#app/ui/icon/icon-button.tsx';
import layouts from '#app/ui/layouts.module.css';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import styles from './status-actions.module.css';
import { ChangeName, changeIcons, type StatusActionsProps, useStatusChanges } from './status-actions.tsx';

/** The changes of an own listing that are made once, behind one button. */
export function StatusMenu(props: StatusActionsProps) {
  const { t } = useLingui();
  const { label } = props.listing;
  const [isOpen, setIsOpen] = useState(false);
  const { changes, press, rest } = useStatusChanges(props);
  return (
    <>
      {changes.length === 0 ? null : (
        <IconButton
          label={t`More for ${label}`}
          icon={<Icon of={EllipsisVertical} />}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        />
      )}
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={label}>
        <div className={layouts.grid}>
          {changes.map((change) => (
            <Button
              key={change}
              variant="text"
              icon={<Icon of={changeIcons[change]} />}
              className={styles.row}
              onClick={() => {
                setIsOpen(false);
                press(change);
              }}
            >
              <ChangeName change={change} />
            </Button>
          ))}
        </div>
      </Sheet>
      {rest}
    </>
  );
}
