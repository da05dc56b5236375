export default function Screen() { return <h1>categories</h1> }
