// The rest of the project is TypeScript that Node runs as it is; an older Node would fail on its first line.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `OpenScreener needs Node 24, and this is Node ${process.versions.node}. ` +
      'On Linux x64 `npm ci` brings it along; elsewhere install Node 24 from nodejs.org and run the command again.',
  );
  process.exit(1);
}
