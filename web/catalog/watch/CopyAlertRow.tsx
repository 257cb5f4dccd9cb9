import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useMutation } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { CopyAlertRow_copyAlert$key } from '../../__generated__/CopyAlertRow_copyAlert.graphql.ts';
import type { CopyAlertRowRemoveMutation } from '../../__generated__/CopyAlertRowRemoveMutation.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';

interface CopyAlertRowProps {
  readonly copyAlert: CopyAlertRow_copyAlert$key;
  /** Opens its webhook. */
  readonly onOpen: () => void;
  readonly onChanged: () => void;
}

/** An alert over copies: its filter leads to the copies, beside it the state of its webhook. */
export function CopyAlertRow({ copyAlert, onOpen, onChanged }: CopyAlertRowProps) {
  const { id, name, filter, webhook } = useFragment(FRAGMENT, copyAlert);
  const { t } = useTranslation('watch');
  const [remove, isRemoving] = useMutation<CopyAlertRowRemoveMutation>(REMOVE);
  return (
    <Row>
      <Copies to={`/copies?${new URLSearchParams({ filter, sort: 'newest' })}`}>
        <b>
          <Ellipsis>{name}</Ellipsis>
        </b>
        {name !== filter && <code>{filter}</code>}
      </Copies>
      <Webhook>
        {webhook != null && (
          <Tag tone={webhook.offAt == null ? 'pos' : 'neg'}>
            {t(webhook.offAt == null ? 'webhookOn' : 'webhookOff')}
          </Tag>
        )}
        <Button size="small" aria-label={t('webhookOf', { name })} onClick={onOpen}>
          {t('webhook')}
        </Button>
      </Webhook>
      <Remove
        type="button"
        disabled={isRemoving}
        aria-label={t('removeCopyAlert', { name })}
        onClick={() => void remove({ variables: { input: { copyAlertId: id } }, onCompleted: onChanged })}
      >
        <Icon name="x" />
      </Remove>
    </Row>
  );
}

const FRAGMENT = graphql`
  fragment CopyAlertRow_copyAlert on CopyAlert {
    id
    name
    filter
    webhook {
      offAt
    }
  }
`;

const REMOVE = graphql`
  mutation CopyAlertRowRemoveMutation($input: RemoveCopyAlertInput!) {
    removeCopyAlert(input: $input) {
      ... on RemoveCopyAlertPayload {
        viewer {
          id
        }
      }
    }
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 36px;
  align-items: center;
  gap: 12px;
  padding-right: 16px;
  border-top: 1px solid var(--line);
  &:hover { background: var(--hover); }
  @media (max-width: 767px) { padding-right: 8px; }
`;

const Copies = styled(Link)`
  display: block;
  min-width: 0;
  padding: 12px 0 12px 20px;
  &:focus-visible { outline-offset: -2px; }
  b { font-size: 14px; line-height: 22px; font-weight: 600; }
  code { display: block; font-size: 12px; line-height: 18px; color: var(--t3); overflow-wrap: anywhere; }
  @media (max-width: 767px) { padding-left: 16px; }
`;

const Webhook = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  align-items: center;
  gap: 4px 8px;
  @media (max-width: 767px) { flex-direction: column; align-items: end; padding: 8px 0; }
`;

const Remove = styled.button`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: var(--r-2);
  color: var(--t3);
  &:hover { background: var(--s3); color: var(--t1); }
`;
