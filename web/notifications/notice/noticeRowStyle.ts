import { styled } from 'styled-components';

/** One row of the list: icon, text, time. It may contain a link or a button that covers its whole width. */
export const NoticeLine = styled.div`
  li + li > & { border-top: 1px solid var(--line); }
  > div, > a, > button { display: flex; align-items: flex-start; gap: 14px; width: 100%; padding: 16px 20px; text-align: left; }
  > a:hover, > button:hover { background: var(--hover); }
  > a:focus-visible, > button:focus-visible { outline-offset: -2px; }
  time { flex: none; font-size: 12px; line-height: 22px; color: var(--t3); white-space: nowrap; }
  @media (max-width: 767px) {
    > div, > a, > button { flex-wrap: wrap; gap: 6px 12px; padding: 14px 16px; }
    time { flex-basis: 100%; padding-left: 48px; }
  }
`;

/** The icon of the kind. */
export const NoticeTile = styled.span`
  position: relative;
  flex: none;
  width: 36px;
  height: 36px;
  display: grid;
  place-items: center;
  border-radius: var(--r-2);
  background: var(--info-w);
  color: var(--info);
  i {
    position: absolute;
    top: -3px;
    right: -3px;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: var(--accent);
    box-shadow: 0 0 0 2px var(--s1);
  }
`;

/** Title and text. */
export const NoticeWords = styled.span`
  flex: 1;
  min-width: 0;
  b { display: block; font-size: 14px; line-height: 22px; font-weight: 500; }
  span { display: block; color: var(--t2); line-height: 22px; overflow-wrap: anywhere; white-space: pre-line; }
  @media (max-width: 767px) { flex-basis: calc(100% - 48px); }
`;
