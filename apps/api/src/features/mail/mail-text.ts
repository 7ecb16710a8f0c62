import type { MailContent, MailStub } from './mail-content.ts';

/** The same mail for those who read text alone. */
export function mailText({ heading, hello, paragraphs, stubs, total, action, foot }: MailContent): string {
  const parts = [
    heading.toUpperCase(),
    hello,
    ...paragraphs,
    ...stubs.map(stubText),
    total && `${total[0]}: ${total[1]}`,
    action && `${action.name}:\n${action.url}`,
    `-- \n${foot.join('\n')}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const stubText = ({ title, details, tail, url }: MailStub): string =>
  [title, ...details, tail, url].filter(Boolean).join('\n');
