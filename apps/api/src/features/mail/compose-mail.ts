import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import type { MailContent } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type {
  Happening,
  Mail,
  MailKind,
  MailViews,
  OrderLinksView,
  OrderMail,
  OrderMailView,
} from './mail-view.ts';
import { linksContent, orderContent } from './order-content.ts';

/** The mail that tells of a happening, in one language. */
export function composeMail<Kind extends MailKind>(
  happening: Happening<Kind>,
  view: MailViews[Kind],
  lang: InterfaceLanguage,
): Mail {
  const content = contentOf(happening.kind, view, lang);
  return {
    messageId: messageId(happening, view.seller.email),
    to: { name: view.to.name, address: view.to.email },
    replyTo: view.seller.email,
    subject: content.subject,
    text: mailText(content),
    html: mailHtml(content),
    attachments: 'attachments' in view ? view.attachments : [],
  };
}

const contentOf = (
  kind: MailKind,
  view: OrderMailView | OrderLinksView,
  lang: InterfaceLanguage,
): MailContent => ('orders' in view ? linksContent(view, lang) : orderContent(kind as OrderMail, view, lang));

/** RFC 5322 §3.6.4. The key is ours and plain; whatever else it had is written out. */
function messageId({ kind, key }: Happening, sender = ''): string {
  const domain = sender.split('@')[1] ?? 'parterre.invalid';
  return `<${kind}.${encodeURIComponent(key).replace(/[%()']/g, '-')}@${domain}>`;
}
