import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { PhonePanel_viewer$key } from '../../__generated__/PhonePanel_viewer.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { PhoneDialog } from './PhoneDialog.tsx';
import { SettingCard } from './SettingCard.tsx';

interface PhonePanelProps {
  readonly viewer: PhonePanel_viewer$key;
}

/** The masked number that the user signs in with, and a button to change it (requirement U-01). */
export function PhonePanel({ viewer }: PhonePanelProps) {
  const { phone } = useFragment(FRAGMENT, viewer);
  const { t } = useTranslation('user');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Row as="section">
      <div>
        <h2>{t('phone')}</h2>
        <p>
          <b className="num">{phone}</b> {t('phoneHint')}
        </p>
      </div>
      <Button onClick={() => setIsOpen(true)}>{t('changePhone')}</Button>
      {isOpen && <PhoneDialog phone={phone} onClose={() => setIsOpen(false)} />}
    </Row>
  );
}

const FRAGMENT = graphql`
  fragment PhonePanel_viewer on Viewer {
    phone
  }
`;

const Row = styled(SettingCard)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  > div > p { color: var(--t3); }
  b { font-weight: 500; color: var(--t1); margin-right: 8px; }
  @media (max-width: 767px) { flex-direction: column; align-items: stretch; > button { height: 44px; } }
`;
