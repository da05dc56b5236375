export default function Screen() { return <h1>reset_password</h1> }
