import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from './Icon.tsx';

interface BackToTopProps {
  readonly label: string;
}

/** Heights of the window that are scrolled before the button shows. */
const SHOWN_FROM = 1.5;

/** A button in the corner of a long page that leads to its top, and the focus to its content. */
export function BackToTop({ label }: BackToTopProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const follow = () =>
      button.current?.toggleAttribute('hidden', window.scrollY < SHOWN_FROM * window.innerHeight);
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  function leadUp() {
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }
  return (
    <Corner ref={button} type="button" hidden aria-label={label} title={label} onClick={leadUp}>
      <Icon name="asc" />
    </Corner>
  );
}

const Corner = styled.button`
  position: fixed;
  right: 24px;
  bottom: 24px;
  z-index: 10;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 1px solid var(--line-2);
  border-radius: 50%;
  background: var(--s3);
  color: var(--t2);
  box-shadow: var(--e2);
  &:hover { color: var(--t1); border-color: var(--ctl); }
  &[hidden] { display: none; }
  @media (max-width: 1023px) { right: 16px; bottom: calc(76px + env(safe-area-inset-bottom)); }
  @media print { display: none; }
`;
