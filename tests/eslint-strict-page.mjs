// What a page with the strictest CSP and Trusted Types forbids, as `no-restricted-syntax` for components/.
const styleAttribute = 'A style attribute violates a strict CSP: use `static styles`, or the style property in code.';
const markup = 'Markup from text violates Trusted Types: use a Lit template.';

/** Where markup stands as text: in templates and in plain strings. */
const inText = (pattern) => `:matches(TemplateElement[value.raw=${pattern}], Literal[value=${pattern}])`;

export const strictPage = [
  { selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|srcdoc)$/]', message: markup },
  { selector: 'MemberExpression[property.value=/^(innerHTML|outerHTML|srcdoc)$/]', message: markup },
  { selector: 'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe|parseHTMLUnsafe|createContextualFragment|parseFromString)$/]', message: markup },
  { selector: "CallExpression[callee.object.name='document'][callee.property.name=/^write(ln)?$/]", message: markup },
  { selector: inText('/[.](innerHTML|outerHTML|srcdoc)\\s*=/'), message: markup },
  { selector: 'ImportSpecifier[imported.name=/^unsafe(HTML|SVG|MathML|Static)$/]', message: markup },
  { selector: 'ImportSpecifier[imported.name="styleMap"]', message: styleAttribute },
  { selector: 'ImportDeclaration[source.value=/directives.(unsafe|style-map)/]', message: 'unsafe-* and style-map violate a strict page.' },
  { selector: inText('/(^|[\\s"\'])style\\s*=/i'), message: styleAttribute },
  { selector: 'CallExpression[callee.property.name=/^(setAttribute|toggleAttribute)$/][arguments.0.value="style"]', message: styleAttribute },
  { selector: inText('/<style/i'), message: 'A <style> element violates a strict CSP: use `static styles`.' },
  { selector: inText('/<script/i'), message: 'No script in a template.' },
  { selector: inText('/<[^>]*\\son[a-z]+\\s*=/i'), message: 'An inline handler violates a strict CSP: use @event.' },
];
