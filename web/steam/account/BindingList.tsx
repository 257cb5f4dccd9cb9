import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { BindingList_viewer$key } from '../../__generated__/BindingList_viewer.graphql.ts';
import type { QrBinding_binding$key } from '../../__generated__/QrBinding_binding.graphql.ts';
import { Modal } from '../../ui/Modal.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { BindByQr } from './BindByQr.tsx';
import { BindingLine } from './BindingLine.tsx';
import { openBindings } from './openBindings.ts';

interface BindingListProps {
  readonly viewer: BindingList_viewer$key;
  readonly nowMs: number;
  /** Address of the sandbox. Null outside of it. */
  readonly sandboxUrl: string | null;
}

/**
 * Pending bindings and recently failed ones. Renders nothing when there is none. The QR code of a pending one can be
 * shown again by whoever has closed or reloaded the page.
 */
export function BindingList({ viewer, nowMs, sandboxUrl }: BindingListProps) {
  const { steamBindings } = useFragment(FRAGMENT, viewer);
  const { t } = useTranslation(['account', 'shell']);
  // Here and not in its row, which goes once the account is bound.
  const [qr, setQr] = useState<QrBinding_binding$key | null>(null);
  const closeQr = () => setQr(null);
  const shown = openBindings(steamBindings ?? [], nowMs);
  return (
    <>
      {shown.length > 0 && (
        <Card aria-label={t('bindings')}>
          <h2>{t('bindings')}</h2>
          <ul>
            {shown.map((binding) => (
              <BindingLine key={binding.id} binding={binding} onShowQr={setQr} />
            ))}
          </ul>
        </Card>
      )}
      {qr !== null && (
        <Modal title={t('bindTitle')} closeLabel={t('shell:close')} onClose={closeQr}>
          <BindByQr steamAccountId={null} shown={qr} sandboxUrl={sandboxUrl} onClose={closeQr} />
        </Modal>
      )}
    </>
  );
}

const FRAGMENT = graphql`
  fragment BindingList_viewer on Viewer {
    steamBindings {
      id
      accountName
      status
      reason
      updatedAt
      ...BindingLine_binding
    }
  }
`;

const Card = styled(Panel)`
  padding: 14px 20px 10px;
  h2 { font-size: 14px; line-height: 22px; padding-bottom: 4px; }
  @media (max-width: 767px) { padding: 12px 16px 8px; }
`;
