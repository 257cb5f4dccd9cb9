import { NOTICE_HELP, NoticeCommandProblem, readNoticeCommand } from '../notice/notice.ts';
import { listNotices, publishNotice, withdrawNotice } from './keepNotices.ts';
import { openOwner } from './openOwner.ts';
import { operatorOf } from './runCommand.ts';

/** `npm run notice`: publishes, lists and withdraws announcements. Ends with 1 where nothing was done. */
async function main(): Promise<void> {
  const command = readNoticeCommand(process.argv.slice(2));
  if (command.kind === 'help') {
    console.log(NOTICE_HELP);
    return;
  }
  const owner = await openOwner();
  try {
    if (command.kind === 'publish') {
      console.log(
        `Published / 已发布: ${await publishNotice(owner.url, command.text, operatorOf(command.operator))}`,
      );
    } else if (command.kind === 'withdraw') {
      const isGone = await withdrawNotice(owner.url, command.id, operatorOf(command.operator));
      console.log(isGone ? 'Withdrawn / 已撤下' : 'There is no such announcement / 没有这条公告');
      process.exitCode = isGone ? 0 : 1;
    } else {
      const notices = await listNotices(owner.url);
      if (notices.length === 0) console.log('No announcements / 没有公告');
      for (const { id, type, titleZh, titleEn, publishedAt } of notices)
        console.log(`${id}  ${type}  ${publishedAt.toISOString()}  ${titleZh} / ${titleEn}`);
    }
  } finally {
    await owner.close();
  }
}

await main().catch((error: unknown) => {
  if (!(error instanceof NoticeCommandProblem)) throw error;
  console.error(error.message);
  console.error('npm run notice -- --help');
  process.exitCode = 1;
});
