import { escapeHtml } from './escape-html.ts'

/** An HTML template with its `{{names}}` replaced by texts; a name without a text becomes nothing. Texts never become markup. */
export const fillTemplate = (template: string, texts: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => escapeHtml(texts[name] ?? ''))
