import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from './Icon.tsx';
import { Modal } from './Modal.tsx';

interface InfoButtonProps {
  readonly label: string;
  /** Title of the dialog. */
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** A ⓘ button beside a value, which opens a dialog that explains it. */
export function InfoButton({ label, title, closeLabel, children }: InfoButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Open type="button" aria-label={label} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="info" size={14} />
      </Open>
      {isOpen && (
        <Modal title={title} closeLabel={closeLabel} onClose={() => setIsOpen(false)}>
          {children}
        </Modal>
      )}
    </>
  );
}

/** A sentence and the facts behind it, a row each. */
export function Facts({
  sentence,
  rows,
}: {
  readonly sentence: string;
  readonly rows: readonly (readonly [label: string, value: ReactNode])[];
}) {
  return (
    <>
      <Sentence>{sentence}</Sentence>
      <Rows>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </Rows>
    </>
  );
}

const Open = styled.button`
  display: inline-grid;
  place-items: center;
  width: 24px;
  height: 18px;
  vertical-align: bottom;
  color: var(--t3);
  &:hover { color: var(--t1); }
`;

const Sentence = styled.p`
  white-space: normal;
`;

const Rows = styled.dl`
  margin: 16px 0 0;
  div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 10px 0;
    border-top: 1px solid var(--line);
  }
  dt { color: var(--t3); }
  dd { margin: 0; font-weight: 500; color: var(--t1); }
`;
