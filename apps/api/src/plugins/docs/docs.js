/** Makes an element with these properties and children. */
function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function field({ name, in: place, required, description, example, schema }) {
  const choices = schema.enum;
  const input = choices
    ? element(
        'select',
        { name },
        element('option'),
        ...choices.map((choice) => element('option', {}, choice)),
      )
    : element('input', { name, placeholder: example ?? '', autocomplete: 'off' });
  Object.assign(input, { required });
  input.dataset.place = place;
  return element('label', {}, element('b', {}, name), input, element('small', {}, description ?? ''));
}

/** The address that the form asks for. */
function addressOf(path, form) {
  const given = [...form.elements].filter(({ name, value }) => name && value !== '');
  const filled = given
    .filter(({ dataset }) => dataset.place === 'path')
    .reduce((text, { name, value }) => text.replace(`{${name}}`, encodeURIComponent(value)), path);
  const query = new URLSearchParams(
    given.filter(({ dataset }) => dataset.place === 'query').map(({ name, value }) => [name, value]),
  );
  return `.${filled}${query.size > 0 ? `?${query}` : ''}`;
}

async function show(address, output) {
  const started = performance.now();
  output.textContent = `${address}\n…`;
  try {
    const reply = await fetch(address);
    const body = await reply.text();
    const took = Math.round(performance.now() - started);
    const isJson = reply.headers.get('content-type')?.includes('json');
    const text = isJson ? JSON.stringify(JSON.parse(body), null, 2) : body;
    output.textContent = `${reply.url}\n${reply.status} in ${took} ms\n\n${text}`;
  } catch (error) {
    output.textContent = `${address}\n${error.message}`;
  }
}

function call(path, method, { summary, parameters = [] }) {
  const heading = [
    element('code', {}, `${method.toUpperCase()} ${path}`),
    ' ',
    element('span', {}, summary ?? ''),
  ];
  const made = element('details', {}, element('summary', {}, ...heading));
  made.dataset.words = `${path} ${summary}`.toLowerCase();
  if (method !== 'get') return made;
  const output = element('pre', { tabIndex: 0, hidden: true });
  const form = element('form', {}, ...parameters.map(field), element('button', {}, 'Try'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    output.hidden = false;
    show(addressOf(path, form), output);
  });
  made.append(form, output);
  return made;
}

const calls = document.querySelector('#calls');

async function start() {
  const { paths } = await (await fetch('openapi.json')).json();
  const made = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, description]) => call(path, method, description)),
  );
  calls.replaceChildren(...made);
}

document.querySelector('#find').addEventListener('input', ({ target }) => {
  for (const made of calls.children)
    made.hidden = !made.dataset.words?.includes(target.value.trim().toLowerCase());
});

start().catch((error) => calls.replaceChildren(`The contract could not be read: ${error.message}`));
