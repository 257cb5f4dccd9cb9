import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** Stands around the boxes of a page on its way. They show at once: the navigation has waited its moment already. */
export function PageSkeleton({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('app');
  return (
    <Box aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {children}
    </Box>
  );
}

const Box = styled.div`
  --skeleton-delay: 0ms;
  min-width: 0;
`;
