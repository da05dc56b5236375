export default function Screen() { return <h1>topic</h1> }
