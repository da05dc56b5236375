export default function Screen() { return <h1>apply</h1> }
