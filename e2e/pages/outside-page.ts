import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Writes down what it is told, tries to get hold of what is the portal's, and brings an attacker along. */
const page = (port: number) => `<!doctype html><title>The bank's own page</title>
<pre id="heard"></pre><pre id="stolen"></pre><p id="address"></p><p id="referrer"></p>
<iframe src="http://localhost:${port}/stranger" title="Stranger"></iframe>
<script>
  const heard = document.getElementById('heard');
  addEventListener('message', ({ data, origin }) => { heard.textContent += origin + ' ' + JSON.stringify(data) + '\\n'; });
  document.getElementById('address').textContent = location.search;
  document.getElementById('referrer').textContent = document.referrer;
  const attempts = {
    storage: () => parent.localStorage.length,
    page: () => parent.document.body.textContent,
    address: () => { top.location.href = 'about:blank'; },
  };
  for (const [name, attempt] of Object.entries(attempts)) {
    try { attempt(); stolen.textContent += name + ': taken\\n'; }
    catch (error) { stolen.textContent += name + ': ' + error.name + '\\n'; }
  }
  parent.postMessage({ type: 'READY' }, '*');
  parent.postMessage({ type: 'LEAVE', order: 'somebody-elses' }, '*');
</script>`;

/** On another origin than the page it stands in. */
const stranger = `<!doctype html><title>Stranger</title>
<script>
  top.postMessage({ type: 'HEIGHT', height: 4321 }, '*');
  top.postMessage({ type: 'READY' }, '*');
</script>`;

/** A page of another house, for the portal to show in a frame. */
export async function serveOutsidePage() {
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo;
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(request.url?.startsWith('/stranger') ? stranger : page(port));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/apply`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
