import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useMutation } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { CopyAlertList_viewer$key } from '../../__generated__/CopyAlertList_viewer.graphql.ts';
import type { CopyAlertListRemoveMutation } from '../../__generated__/CopyAlertListRemoveMutation.graphql.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';

interface CopyAlertListProps {
  readonly viewer: CopyAlertList_viewer$key;
  readonly onChanged: () => void;
}

/** All alerts over copies, newest first. There are at most fifty, so the list has no pages. */
export function CopyAlertList({ viewer, onChanged }: CopyAlertListProps) {
  const { copyAlerts } = useFragment(FRAGMENT, viewer);
  const { t } = useTranslation('watch');
  const [remove, isRemoving] = useMutation<CopyAlertListRemoveMutation>(REMOVE);
  if (copyAlerts == null) {
    throw new Error('The alerts over copies could not be read.');
  }
  if (copyAlerts.edges.length === 0) {
    return (
      <Empty
        art="k-rifle"
        title={t('copyAlertsEmpty')}
        hint={t('copyAlertsEmptyHint')}
        action={
          <ButtonLink to="/copies" look="primary">
            {t('toCopies')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <ul>
      {copyAlerts.edges.map(({ node }) => (
        <Row key={node.id}>
          <Copies to={`/copies?${new URLSearchParams({ filter: node.filter, sort: 'newest' })}`}>
            <b>
              <Ellipsis>{node.name}</Ellipsis>
            </b>
            {node.name !== node.filter && <code>{node.filter}</code>}
          </Copies>
          <Remove
            type="button"
            disabled={isRemoving}
            aria-label={t('removeCopyAlert', { name: node.name })}
            onClick={() =>
              void remove({ variables: { input: { copyAlertId: node.id } }, onCompleted: onChanged })
            }
          >
            <Icon name="x" />
          </Remove>
        </Row>
      ))}
    </ul>
  );
}

const FRAGMENT = graphql`
  fragment CopyAlertList_viewer on Viewer {
    copyAlerts(first: 50) {
      edges {
        node {
          id
          name
          filter
        }
      }
    }
  }
`;

const REMOVE = graphql`
  mutation CopyAlertListRemoveMutation($input: RemoveCopyAlertInput!) {
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
  grid-template-columns: minmax(0, 1fr) 36px;
  align-items: center;
  gap: 16px;
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

const Remove = styled.button`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: var(--r-2);
  color: var(--t3);
  &:hover { background: var(--s3); color: var(--t1); }
`;
